import type { Context } from "hono";
import { Hono } from "hono";
import type { PictureName } from "./findScene.ts";
import type { PictureStore } from "./pictureStore.ts";

/**
 * Serves the demo marketplace's pictures; mounted below `/media`. `GET /goods/<goodsId>/<slot>.webp`,
 * `/art/<name>.webp`, each with `?w=` for another width. The answer for an
 * unknown picture is 404 with a short JSON body.
 */
export function mediaRoutes(store: PictureStore): Hono {
  const routes = new Hono();
  routes.get("/goods/:goodsId/:file", (context) =>
    send(context, store, (slot) => ({ kind: "goods", goodsId: context.req.param("goodsId"), slot })),
  );
  routes.get("/art/:file", (context) => send(context, store, (name) => ({ kind: "art", name })));
  routes.all("*", absent);
  return routes;
}

async function send(
  context: Context<object, "/:file">,
  store: PictureStore,
  toName: (stem: string) => PictureName,
): Promise<Response> {
  const file = context.req.param("file");
  if (!file.endsWith(".webp")) return absent(context);
  const picture = await store.picture(toName(file.slice(0, -".webp".length)), context.req.query("w"));
  if (picture === undefined) return absent(context);
  const headers = {
    "cache-control": "public, max-age=31536000, immutable",
    etag: picture.etag,
    "x-content-type-options": "nosniff",
  };
  if (isKnown(context.req.header("if-none-match"), picture.etag)) return context.body(null, 304, headers);
  return context.body(picture.bytes, 200, {
    ...headers,
    "content-type": "image/webp",
    "content-length": String(picture.bytes.byteLength),
  });
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(",").map((entry) => entry.trim().replace(/^W\//, ""));
  return known?.some((entry) => entry === etag || entry === "*") ?? false;
}

function absent(context: Context): Response {
  return context.json({ message: "There is no such picture." }, 404, {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
}
