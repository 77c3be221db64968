/**
 * Runs something that may take a while and says so: a line when it takes longer than two seconds, then one every two
 * seconds with the time so far, and one at the end. Quick work stays silent.
 *
 * @template T
 * @param {string} title what is being done, as the line says it: "Installing packages"
 * @param {(note: (detail: string) => void) => Promise<T>} work gets a function that adds a detail to the next line
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const started = performance.now();
  let detail = "";
  let shown = false;
  const line = (text) => process.stdout.write(`${text}\n`);
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;
  const ticker = setInterval(() => {
    shown = true;
    line(`${title} … ${seconds()}${detail && ` (${detail})`}`);
  }, 1900);
  ticker.unref();
  try {
    const result = await work((text) => {
      detail = text;
    });
    if (shown) line(`${title}: done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(ticker);
  }
}
