// @ts-check
/** Reads the talks again when something was said, by the line where there is one and by asking now and then where not. */

const askMs = 5_000;
const seldomMs = 60_000;

let asking = 0;
let restBetweenMs = askMs;

async function readAgain() {
  clearTimeout(asking);
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const [before, after] = [document.getElementById("live"), page.getElementById("live")];
    if (before && after && before.innerHTML !== after.innerHTML) before.replaceChildren(...after.childNodes);
  } catch {
    // Asked again below.
  }
  asking = setTimeout(readAgain, restBetweenMs);
}

const deskLine = keepLive({
  address: () => Promise.resolve("/im/desk/live"),
  heard: ({ messageResultType }) => void (messageResultType === "MESSAGE" && readAgain()),
  changed: (open) => {
    restBetweenMs = open ? seldomMs : askMs;
    void readAgain();
  },
});
addEventListener("online", () => deskLine.now());
