import type { Plugin } from "vite";

const library = /[\\/]node_modules[\\/]/;

/** Hooks that decide the code of a module, with the id that tells whose code it is. */
const hooks = {
  resolveId: ([, importer]: readonly unknown[]) => importer,
  load: ([id]: readonly unknown[]) => id,
  transform: ([, id]: readonly unknown[]) => id,
} as const;

type Handler = (this: unknown, ...given: unknown[]) => unknown;

/**
 * Wraps a build plugin of ours and stops the build if it changes a file of a library: the shop runs libraries as
 * published. `scripts/checks/buildPlugins.ts` checks that every plugin of ours uses it.
 */
export function ownCode(plugin: Plugin): Plugin {
  const guarded: Record<string, unknown> = { ...plugin };
  for (const [hook, idOf] of Object.entries(hooks)) {
    const before = guarded[hook] as Handler | { handler: Handler } | undefined;
    if (before === undefined) continue;
    const handler = typeof before === "function" ? before : before.handler;
    const watched: Handler = async function watched(...given) {
      const answer = await handler.apply(this, given);
      const id = String(idOf(given));
      if (answer != null && (library.test(id) || library.test(addressOf(answer))))
        throw new Error(`${plugin.name} changes code of a library: ${id}`);
      return answer;
    };
    guarded[hook] = typeof before === "function" ? watched : { ...before, handler: watched };
  }
  watchedPlugins.add(guarded as unknown as Plugin);
  return guarded as unknown as Plugin;
}

const watchedPlugins = new WeakSet<Plugin>();

/** Whether a plugin is wrapped by {@link ownCode}. */
export const isOwnCode = (plugin: Plugin) => watchedPlugins.has(plugin);

/** The address that a name was resolved to; other answers are not addresses. */
function addressOf(answer: unknown): string {
  return typeof answer === "object" && answer !== null && "id" in answer ? String(answer.id) : "";
}
