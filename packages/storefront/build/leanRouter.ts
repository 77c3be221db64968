import type { Plugin } from "vite";

const file = /[\\/]react-router[\\/]dist[\\/].*\.mjs$/;

/**
 * The router ships everything in one file, and what only its server framework uses (scripts, forms, prefetched data) stays in a
 * build because components are made by calls and get a name for debugging afterwards: for a bundler both might matter to
 * somebody. Says that they do not, so that what nobody imports is left out: 6 KB of the first visit.
 */
export function leanRouter(): Plugin {
  return {
    name: "sundry:lean-router",
    apply: "build",
    transform: {
      filter: { id: file },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.(displayName|contextType) = "?\w+"?;$/gm, "")
          .replace(
            /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});$/gm,
            "var $1 = /* @__PURE__ */ (() => $2)();",
          )
          .replace(/^var (\w+) = (React\d*\.(?:forwardRef|memo|createContext)\()/gm, "var $1 = /* @__PURE__ */ $2"),
        map: null,
      }),
    },
  };
}
