// @ts-check
/**
 * The chat page. It takes the token out of its address, exchanges it for a key of this one talk, which it keeps in memory, and reads
 * new lines while it is in view: when the server says over its socket that there are some, and by itself where it has none.
 */

/** @typedef {{ goodsId: string, skuId: string, name: string, price: string, picture: string }} Goods */
/** @typedef {{ position: number, mine: boolean, text: string, goods: Goods | null, at: number }} Line */

const mostSigns = 140;
const shortestRestMs = 2_000;
const longestRestMs = 15_000;
/** While the socket is open: asking is for what it may have missed. */
const liveRestMs = 30_000;

/** @type {(id: string) => any} */
const part = (id) => document.getElementById(id);
const chat = part("chat");
const lines = part("lines");
const notice = part("notice");
const field = part("text");
const button = part("send");
const words = JSON.parse(chat.dataset.words);
const lang = document.documentElement.lang;
const asked = new URLSearchParams(location.search);
const heading = chat.querySelector("h1");
const time = new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat(lang, { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" });

let key = "";
let shown = 0;
let them = words.them;
let restMs = shortestRestMs;
let timer = 0;
let asking = false;
let live = false;
/** Something was said while the lines were read. */
let missed = false;
/** @type {ReturnType<typeof keepLive> | undefined} */
let line;

// The token must not stay in the address, where a history would keep it. In its frame the page has no origin of its own, and there
// a browser may refuse.
try {
  history.replaceState(null, "", location.pathname);
} catch {
  // It is a one-time token then, and used up below.
}

/** @param {string} path @param {object} [body] */
async function call(path, body) {
  const headers = { "accept-language": lang, chatkey: key, ...(body && { "content-type": "application/json" }) };
  const answer = await fetch(`/im/api/${path}`, {
    method: body ? "POST" : "GET",
    headers,
    cache: "no-store",
    referrerPolicy: "no-referrer",
    ...(body && { body: JSON.stringify(body) }),
  });
  const { success, message, result } = await answer.json();
  if (success) return result;
  throw Object.assign(new Error(message), { refused: answer.status });
}

/** @param {string} name @param {Record<string, string>} [attributes] @param {(Node | string)[]} inside */
function element(name, attributes = {}, ...inside) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...inside);
  return made;
}

/** @param {Goods} goods */
function card({ goodsId, skuId, name, price, picture }) {
  const href = `/#/goodsDetail?skuId=${encodeURIComponent(skuId)}&goodsId=${encodeURIComponent(goodsId)}`;
  const image = element("img", { src: picture, alt: "", width: "56", height: "56" });
  const text = element("span", {}, element("span", { class: "name" }, name), element("b", {}, price));
  return element("a", { class: "card", href, target: "_blank", rel: "noopener noreferrer" }, image, text);
}

/** @param {Line} line */
function row({ mine, text, goods, at }) {
  const moment = new Date(at);
  const format = moment.toDateString() === new Date().toDateString() ? time : day;
  const said = goods ? card(goods) : element("p", {}, text || words.gone);
  const who = element("span", { class: "who" }, mine ? words.you : them);
  const when = element("time", { datetime: moment.toISOString() }, format.format(moment));
  return element("div", { class: mine ? "line mine" : "line" }, element("small", {}, who, " ", when), said);
}

/** @param {readonly Line[]} added */
function show(added) {
  const fresh = added.filter(({ position }) => position > shown);
  if (fresh.length === 0) return false;
  const atEnd = lines.scrollHeight - lines.scrollTop - lines.clientHeight < 80;
  lines.append(...fresh.map(row));
  shown = fresh.at(-1)?.position ?? shown;
  if (atEnd || fresh.some(({ mine }) => mine)) lines.scrollTop = lines.scrollHeight;
  return true;
}

/** @param {string} text @param {boolean} [wrong] */
function tell(text, wrong = false) {
  notice.textContent = text;
  notice.classList.toggle("wrong", wrong);
}

function end() {
  clearTimeout(timer);
  line?.end();
  key = "";
  field.disabled = true;
  button.disabled = true;
  tell(words.ended, true);
}

/** @param {any} error @param {string} fallback */
function failed(error, fallback) {
  if (error?.refused === 403) end();
  else tell(error?.refused ? error.message : fallback, true);
}

async function look() {
  clearTimeout(timer);
  if (asking) missed = true;
  if (key === "" || asking || document.hidden) return;
  asking = true;
  try {
    const came = show(await call(`lines?after=${shown}`));
    restMs = came ? shortestRestMs : Math.min(longestRestMs, restMs * 1.25);
    if (notice.textContent === words.offline) tell("");
  } catch (error) {
    failed(error, words.offline);
  }
  asking = false;
  if (missed) {
    missed = false;
    return look();
  }
  if (key !== "") timer = setTimeout(look, live ? liveRestMs : restMs);
}

/** @param {object} said */
async function say(said) {
  button.disabled = true;
  try {
    await call("lines", said);
    restMs = shortestRestMs;
    tell("");
    await look();
    return true;
  } catch (error) {
    failed(error, words.unsent);
    return false;
  } finally {
    button.disabled = key === "";
  }
}

async function submit() {
  const text = field.value.trim();
  if (text === "" || button.disabled) return;
  if ([...text].length > mostSigns) return tell(words.tooLong, true);
  if (!(await say({ text }))) return;
  field.value = "";
  fit();
  field.focus();
}

function fit() {
  field.rows = Math.min(4, Math.max(1, field.value.split("\n").length));
}

/** @param {Goods} goods */
function offer(goods) {
  const send = element("button", { type: "button" }, words.sendGoods);
  const sendGoods = async () => {
    if (await say({ goodsId: goods.goodsId, skuId: goods.skuId })) part("about").hidden = true;
  };
  send.addEventListener("click", () => void sendGoods());
  part("about").append(element("small", {}, words.about), card(goods), send);
  part("about").hidden = false;
}

async function open() {
  const opening = { token: asked.get("token") ?? "", id: asked.get("id") ?? "0" };
  const goods = { goodsId: asked.get("goodsId"), skuId: asked.get("skuId") };
  try {
    const opened = await call("open", { ...opening, ...(goods.goodsId && goods) });
    key = opened.key;
    them = opened.name;
    heading.textContent = opened.name;
    if (opened.goods) offer(opened.goods);
    show(opened.lines);
    tell(opened.lines.length > 0 ? "" : words.hello);
    field.disabled = false;
    button.disabled = false;
    timer = setTimeout(look, restMs);
    line = keepLive({ address: () => call("socket", {}), heard, changed });
  } catch (error) {
    failed(error, words.offline);
  }
}

/** @param {{ messageResultType: string }} frame */
function heard({ messageResultType }) {
  if (messageResultType === "MESSAGE") void look();
}

/** @param {boolean} up */
function changed(up) {
  live = up;
  restMs = shortestRestMs;
  // What was said before the line was there.
  void look();
}

part("form").addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  void submit();
});
field.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  // An Enter that chooses a word of an input method is not meant for us; 229 is how Safari says so.
  if (event.key !== "Enter" || event.shiftKey || event.isComposing || event.keyCode === 229) return;
  event.preventDefault();
  void submit();
});
field.addEventListener("input", fit);
document.addEventListener("visibilitychange", () => {
  restMs = shortestRestMs;
  if (!document.hidden) line?.now();
  void look();
});
// Keys that are pressed in here never reach the page around, which would close on Escape.
addEventListener("keydown", ({ key: pressed, isComposing }) => {
  if (pressed === "Escape" && !isComposing && parent !== window) parent.postMessage("close-chat", location.origin);
});
addEventListener("online", () => {
  line?.now();
  void look();
});
void open();
