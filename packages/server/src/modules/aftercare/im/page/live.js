// @ts-check
/**
 * A WebSocket that is kept open: a heartbeat notices when it has died in silence, and it is opened again after rests that grow.
 * Whoever uses it goes on asking by itself while it is down.
 */

const beatMs = 20_000;
const firstRestMs = 1_000;
const longestReopenMs = 60_000;

/**
 * @param {{ address: () => Promise<string | null>, heard: (frame: any) => void, changed: (open: boolean) => void }} parts
 *   `address` answers the path to connect to, null where the server has none; `changed` is told when the line comes and goes.
 */
function keepLive({ address, heard, changed }) {
  /** @type {WebSocket | undefined} */
  let socket;
  let failures = 0;
  let timer = 0;
  let pulse = 0;
  let quiet = false;
  let opening = false;
  let ended = false;
  let resting = false;

  function again() {
    clearTimeout(timer);
    const rest = Math.min(longestReopenMs, firstRestMs * 2 ** failures);
    failures += 1;
    // Spread, so that a server that comes back is not met by all of them at once.
    if (!ended && !resting) timer = setTimeout(open, rest / 2 + (Math.random() * rest) / 2);
  }

  function beat() {
    if (quiet) return socket?.close();
    quiet = true;
    socket?.send(JSON.stringify({ operationType: "PING", to: "0", from: "0" }));
  }

  async function open() {
    clearTimeout(timer);
    if (ended || resting || opening || socket) return;
    opening = true;
    try {
      const path = await address();
      if (path === null) ended = true;
      else if (!ended && !resting) connect(path);
    } catch {
      again();
    }
    opening = false;
  }

  /** @param {string} path */
  function connect(path) {
    const url = new URL(path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const made = new WebSocket(url);
    socket = made;
    made.addEventListener("open", () => {
      failures = 0;
      quiet = false;
      pulse = setInterval(beat, beatMs);
      changed(true);
    });
    made.addEventListener("message", ({ data }) => {
      quiet = false;
      const frame = JSON.parse(data);
      // Somebody else took the line over: asking by oneself is better than taking it back and forth.
      if (frame.messageResultType === "OFFLINE") ended = true;
      else heard(frame);
    });
    made.addEventListener("close", () => {
      clearInterval(pulse);
      socket = undefined;
      changed(false);
      again();
    });
  }

  // An open socket keeps the browser from putting the page away, and the whole page around it: Back would load it anew.
  addEventListener("pagehide", () => {
    resting = true;
    clearTimeout(timer);
    socket?.close();
  });
  addEventListener("pageshow", () => {
    if (!resting) return;
    resting = false;
    failures = 0;
    void open();
  });

  void open();
  return {
    /** Opens at once what waits for its turn: the network is back, or the page is looked at again. */
    now() {
      failures = 0;
      void open();
    },
    end() {
      ended = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}

// The scripts of the pages call it; they are plain ones, as a frame without an origin may load no modules.
Object.assign(globalThis, { keepLive });
