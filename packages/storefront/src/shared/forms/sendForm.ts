/** Receives how much of a form with a file has been sent, 0 to 100. */
type Listener = (event: { percent: number }) => void;

const listeners = new WeakMap<Blob, Listener>();

/** Calls the listener with the progress of this file. */
export function onSent(file: Blob, listener: Listener): void {
  listeners.set(file, listener);
}

/** A `fetch` for forms with a file: the browser's own can't report progress. */
export async function sendForm(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { body, signal } = init;
  if (!(body instanceof FormData)) return fetch(input, init);
  const file = body.get("file");
  const listener = file instanceof Blob ? listeners.get(file) : undefined;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? "POST", String(input));
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      listener?.({ percent: total > 0 ? (loaded / total) * 100 : 0 }),
    );
    request.addEventListener("load", () => resolve(responseOf(request)));
    request.addEventListener("error", () => reject(new TypeError("the form was not sent")));
    request.addEventListener("abort", () => reject(new DOMException("The form was given up.", "AbortError")));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ["date", "x-request-id"]) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
}
