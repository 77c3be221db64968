// @ts-check
/**
 * The chat page. It takes the token out of its address, exchanges it for a key of this one talk, which it keeps in memory, and reads
 * new lines while it is in view: when the server says over its socket that there are some, and by itself where it has none.
 */

/** @typedef {{ goodsId: string, skuId: string, name: string, price: string, picture: string }} Goods */
/** @typedef {{ sn: string, title: string, contents: string, picture: string }} Order */
/** @typedef {Order & { state: string }} LastOrder */
/** @typedef {{ type: string, text: string, goods: Goods | null, order: Order | null }} Said */
/** @typedef {Said & { position: number, mine: boolean, at: number }} Line */
/**
 * A message of the buyer that the server has not confirmed yet: its body, its row and its state. `unsure` if it may have arrived
 * without an answer.
 * @typedef {{ body: object, said: Said, row: HTMLElement, state: "waiting" | "sending" | "sent" | "failed", unsure: boolean, position: number }} Unconfirmed
 */

const shortestRestMs = 2_000;
const longestRestMs = 15_000;
/** While the socket is open: asking is for what it may have missed. */
const liveRestMs = 30_000;

/** @type {(id: string) => any} */
const part = (id) => document.getElementById(id);
const chat = part("chat");
const lines = part("lines");
const starters = part("starters");
const last = part("last");
const notice = part("notice");
const field = part("text");
const button = part("send");
const fileField = part("picture");
const attachButton = part("attach");
const words = JSON.parse(chat.dataset.words);
const mostSigns = Number(chat.dataset.limit);
const lang = document.documentElement.lang;
const asked = new URLSearchParams(location.search);
/** The shop's number of this device. The page of another client, which names none, makes one for this talk. */
const device = asked.get("uuid") || [...crypto.getRandomValues(new Uint32Array(4))].join("-");
const heading = chat.querySelector("h1");
/** The shop's clock, as everywhere in the shop. Its zone is named if this device shows another time. */
const zone = { timeZone: chat.dataset.zone };
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const dayAndClock = { ...clock, month: "short", day: "numeric" };

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
/** In the order they were sent; their rows are below the lines. @type {Unconfirmed[]} */
let unconfirmed = [];
let sending = false;
/** The order that goes with the next message. @type {Order | null} */
let attached = null;

// The window around it has this title already; the name of a store stands below it.
if (parent !== window) document.documentElement.classList.add("framed");
heading.classList.add("same");

// The token must not stay in the address, where a history would keep it. In its frame the page has no origin of its own, and there
// a browser may refuse.
try {
  history.replaceState(null, "", location.pathname);
} catch {
  // It is a one-time token then, and used up below.
}

/** @param {string} path @param {object} [body] A file is sent as it is. */
async function call(path, body) {
  const isFile = body instanceof Blob;
  const type = isFile ? "application/octet-stream" : "application/json";
  const headers = { uuid: device, "accept-language": lang, chatkey: key, ...(body && { "content-type": type }) };
  const answer = await fetch(`/im/api/${path}`, {
    method: body ? "POST" : "GET",
    headers,
    cache: "no-store",
    referrerPolicy: "no-referrer",
    // The message arrives even if the window is closed meanwhile.
    ...(body && (isFile ? { body } : { keepalive: true, body: JSON.stringify(body) })),
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

/** @param {string} href @param {string} picture @param {string} name @param {string} detail */
function card(href, picture, name, detail) {
  const image = element("img", { src: picture, alt: "", width: "56", height: "56" });
  const text = element("span", {}, element("span", { class: "name" }, name), element("b", {}, detail));
  return element("a", { class: "card", href, target: "_blank", rel: "noopener noreferrer" }, image, text);
}

/** @param {Goods} goods */
function goodsCard({ goodsId, skuId, name, price, picture }) {
  const address = `/#/goodsDetail?skuId=${encodeURIComponent(skuId)}&goodsId=${encodeURIComponent(goodsId)}`;
  return card(address, picture, name, price);
}

/** @param {Order} order */
function orderCard({ sn, title, contents, picture }) {
  return card(`/#/home/OrderDetail?sn=${encodeURIComponent(sn)}`, picture, contents, title);
}

/** A picture in a square, so that nothing moves when it arrives; whole in a tab of its own. @param {string} address */
function pictureLink(address) {
  const image = element("img", { src: `${address}?w=480`, alt: words.picture, width: "200", height: "200" });
  return element("a", { class: "picture", href: address, target: "_blank", rel: "noopener noreferrer" }, image);
}

/** @param {Said} said */
function content({ type, text, goods, order }) {
  if (type === "PICTURE") return pictureLink(text);
  if (goods) return goodsCard(goods);
  if (order) return orderCard(order);
  return element("p", {}, type === "MESSAGE" ? text : type === "ORDER" ? words.goneOrder : words.gone);
}

/** @param {Date} date @param {object} shape */
function written(date, shape) {
  return new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, shape).format(date);
}

/** @param {Date} date */
function timeText(date) {
  const today = written(date, { ...zone, dateStyle: "short" }) === written(new Date(), { ...zone, dateStyle: "short" });
  const named = written(date, { ...dayAndClock, ...zone }) !== written(date, dayAndClock);
  return written(date, { ...(today ? clock : dayAndClock), ...zone, ...(named && { timeZoneName: "shortOffset" }) });
}

/** @param {boolean} mine @param {Said} said @param {(Node | string)[]} state */
function row(mine, said, ...state) {
  const who = element("span", { class: "who" }, mine ? words.you : them);
  return element(
    "div",
    { class: mine ? "line mine" : "line" },
    element("small", {}, who, " ", ...state),
    content(said),
  );
}

/** @param {number} at */
function moment(at) {
  const when = new Date(at);
  return element("time", { datetime: when.toISOString() }, timeText(when));
}

/** Whether a line is the unconfirmed message: by its position, or by its text while there is no answer. @param {Line} line @param {Unconfirmed} one */
function isSame({ position, mine, type, text, goods, order }, { said, state, unsure, position: known }) {
  if (state === "sent") return position === known;
  if (!mine || (state !== "sending" && !unsure)) return false;
  const named = [type, text, goods?.skuId, order?.sn].join();
  return named === [said.type, said.text, said.goods?.skuId, said.order?.sn].join();
}

/** @param {Line} added */
function place(added) {
  const same = unconfirmed.find((one) => isSame(added, one));
  if (same) confirm(same, added.at);
  else lines.insertBefore(row(added.mine, added, moment(added.at)), unconfirmed[0]?.row ?? null);
}

/** Its row becomes a line among the others. @param {Unconfirmed} one @param {number} at */
function confirm(one, at) {
  unconfirmed = unconfirmed.filter((other) => other !== one);
  one.row.classList.remove("unconfirmed", "unsent");
  setState(one, moment(at));
}

/** @param {Unconfirmed} one @param {(Node | string)[]} state */
function setState({ row: shownRow }, ...state) {
  shownRow.querySelector("small")?.replaceChildren(element("span", { class: "who" }, words.you), " ", ...state);
}

/** @param {readonly Line[]} added */
function show(added) {
  const fresh = added.filter(({ position }) => position > shown);
  if (fresh.length === 0) return false;
  const atEnd = isAtEnd();
  fresh.forEach(place);
  starters.hidden = true;
  shown = fresh.at(-1)?.position ?? shown;
  if (atEnd || fresh.some(({ mine }) => mine)) toEnd();
  return true;
}

function isAtEnd() {
  return lines.scrollHeight - lines.scrollTop - lines.clientHeight < 80;
}

function toEnd() {
  lines.scrollTop = lines.scrollHeight;
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
  for (const control of [field, button, attachButton]) control.disabled = true;
  tell(words.ended, true);
}

/** @param {any} error @param {string} fallback */
function failed(error, fallback) {
  if (error?.refused === 403) end();
  else tell(error?.refused ? error.message : fallback, true);
}

/** Whether there were new lines. */
async function readLines() {
  return show(await call(`lines?after=${shown}`));
}

async function look() {
  clearTimeout(timer);
  if (asking) missed = true;
  if (key === "" || asking || document.hidden) return;
  asking = true;
  try {
    const came = await readLines();
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

/**
 * Sends a message. It shows at once and is sent after the ones before it. If it can't be sent, it stays, with a button to try
 * again. @param {object} body @param {Partial<Said>} said
 */
function say(body, said) {
  const whole = { type: "MESSAGE", text: "", goods: null, order: null, ...said };
  const one = /** @type {Unconfirmed} */ ({ body, said: whole, state: "waiting", unsure: false, position: 0 });
  one.row = row(true, whole, "· ", words.sending);
  one.row.classList.add("unconfirmed");
  unconfirmed.push(one);
  lines.append(one.row);
  starters.hidden = true;
  last.hidden = true;
  toEnd();
  void sendWaiting();
}

async function sendWaiting() {
  if (sending || key === "") return;
  sending = true;
  for (let one = firstToSend(); one && key !== ""; one = firstToSend()) await send(one);
  sending = false;
}

/** A message never overtakes an earlier one that has not arrived. */
function firstToSend() {
  const first = unconfirmed.find(({ state }) => state !== "sent");
  return first?.state === "waiting" ? first : undefined;
}

/** @param {Unconfirmed} one */
async function send(one) {
  one.state = "sending";
  try {
    // It may have arrived without an answer.
    if (one.unsure) await readLines();
    if (!unconfirmed.includes(one)) return;
    const { position } = await call("lines", one.body);
    one.state = "sent";
    one.position = position;
    // The line came before the answer.
    if (position <= shown && unconfirmed.includes(one)) confirm(one, Date.now());
    restMs = shortestRestMs;
    tell("");
    void look();
  } catch (error) {
    one.unsure = one.unsure || !(/** @type {any} */ (error).refused);
    failed(error, words.offline);
    for (const left of unconfirmed) if (left.state !== "sent") markUnsent(left);
  }
}

/** @param {Unconfirmed} one */
function markUnsent(one) {
  one.state = "failed";
  const again = element("button", { type: "button", class: "again" }, words.again);
  again.addEventListener("click", sendAgain);
  one.row.classList.add("unsent");
  setState(one, "· ", words.unsent, " ", again);
}

/** All unsent messages, in their order. */
function sendAgain() {
  for (const one of unconfirmed) {
    if (one.state !== "failed" || key === "") continue;
    one.state = "waiting";
    one.row.classList.remove("unsent");
    setState(one, "· ", words.sending);
  }
  void sendWaiting();
}

function submit() {
  const text = field.value.trim();
  if (text === "" || button.disabled) return;
  if (attached) say({ orderSn: attached.sn }, { type: "ORDER", order: attached });
  leaveOut();
  say({ text }, { text });
  field.value = "";
  fit();
  field.focus();
}

/** Uploads a picture, then sends it like any message. @param {File} file */
async function sendPicture(file) {
  attachButton.disabled = true;
  tell(words.uploading);
  try {
    const { address } = await call("pictures", file);
    tell("");
    if (key !== "") say({ picture: address }, { type: "PICTURE", text: address });
  } catch (error) {
    failed(error, words.pictureUnsent);
  }
  attachButton.disabled = key === "";
}

/** Keeps what was typed within the limit, and says so when something was cut; a word of an input method is cut once it is whole. */
function keepWithin() {
  const signs = [...field.value];
  const shortened = words.shortened.replace("{limit}", String(mostSigns));
  if (signs.length > mostSigns) {
    field.value = signs.slice(0, mostSigns).join("");
    tell(shortened);
  } else if (notice.textContent === shortened) tell("");
  fit();
}

function fit() {
  field.rows = Math.min(4, Math.max(1, field.value.split("\n").length));
}

/** Shows the subject of the chat above the lines. @param {string} text @param {HTMLElement} shownCard @param {{ label: string, className?: string, press: () => void }} action */
function about(text, shownCard, { label, className = "", press }) {
  const pressed = element("button", { type: "button", class: className }, label);
  pressed.addEventListener("click", press);
  part("about").replaceChildren(element("small", {}, text), shownCard, pressed);
  part("about").hidden = false;
}

/** @param {Goods} goods */
function offer(goods) {
  const press = () => {
    say({ goodsId: goods.goodsId, skuId: goods.skuId }, { type: "GOODS", goods });
    part("about").hidden = true;
    field.focus();
  };
  about(words.about, goodsCard(goods), { label: words.sendGoods, press });
}

/** Sends an order with the next message, unless the buyer leaves it out. @param {Order} order */
function attach(order) {
  attached = order;
  const press = () => {
    leaveOut();
    field.focus();
  };
  about(words.aboutOrder, orderCard(order), { label: words.withoutOrder, className: "quiet", press });
}

function leaveOut() {
  if (attached) part("about").hidden = true;
  attached = null;
}

/** Asks whether it is about the buyer's last order: one press sends it. @param {LastOrder} order */
function greet(order) {
  const image = element("img", { src: order.picture, alt: "", width: "40", height: "40" });
  const which = element("span", { class: "which" }, element("b", {}, order.sn), " ", element("span", {}, order.state));
  const text = element("span", { class: "about" }, element("small", {}, words.lastOrder), " ", which, " ");
  const choice = element("button", { type: "button" }, image, text, element("span", { class: "act" }, words.sendOrder));
  choice.addEventListener("click", () => {
    say({ orderSn: order.sn }, { type: "ORDER", order });
    field.focus();
  });
  last.replaceChildren(choice);
  last.hidden = false;
}

/** Questions that one press asks, until something has been said. @param {readonly string[]} questions */
function suggest(questions) {
  const choices = questions.map((text) => {
    const choice = element("button", { type: "button" }, text);
    choice.addEventListener("click", () => ask(text));
    return choice;
  });
  starters.replaceChildren(...choices);
  starters.hidden = false;
}

/** @param {string} text */
function ask(text) {
  if (button.disabled) return;
  say({ text }, { text });
  field.focus();
}

async function open() {
  const opening = { token: asked.get("token") ?? "", id: asked.get("id") ?? "0" };
  const goods = { goodsId: asked.get("goodsId"), skuId: asked.get("skuId") };
  const orderSn = asked.get("orderSn");
  try {
    const opened = await call("open", { ...opening, ...(goods.goodsId && goods), ...(orderSn && { orderSn }) });
    key = opened.key;
    them = opened.name;
    heading.textContent = opened.name;
    heading.classList.toggle("same", opened.name === words.title);
    if (opened.goods) offer(opened.goods);
    if (opened.order) attach(opened.order);
    if (opened.lastOrder) greet(opened.lastOrder);
    show(opened.lines);
    tell(opened.lines.length > 0 ? "" : words.hello);
    if (opened.lines.length === 0 && !opened.order) suggest(opened.goods ? words.askAboutGoods : words.ask);
    for (const control of [field, button, attachButton]) control.disabled = false;
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
  submit();
});
field.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  // An Enter that chooses a word of an input method is not meant for us; 229 is how Safari says so.
  if (event.key !== "Enter" || event.shiftKey || event.isComposing || event.keyCode === 229) return;
  event.preventDefault();
  submit();
});
field.addEventListener("input", (/** @type {InputEvent} */ event) => (event.isComposing ? fit() : keepWithin()));
field.addEventListener("compositionend", keepWithin);
attachButton.addEventListener("click", () => fileField.click());
fileField.addEventListener("change", () => {
  const [file] = fileField.files;
  // The same picture can be chosen again.
  fileField.value = "";
  if (file) void sendPicture(file);
});
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
  sendAgain();
  void look();
});
void open();
