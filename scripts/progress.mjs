/**
 * Runs something that may take a while and reports it: a line after two seconds, then one every two seconds with the
 * elapsed time, and one at the end. Quick work prints nothing.
 *
 * @template T
 * @param {string} title current work, as the line shows it: "Installing packages"
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
