import type { Plugin } from "vite";
import { type Known, leanCode, leftOut } from "./leanCode.ts";

const file = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;

/** Methods that nobody calls. */
const uncalled = (of: string, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${of}.${name}`, leftOut]));

/**
 * The shop brings its words itself (`i18n/words.ts`), in two languages, as flat lists of texts with `{{name}}` and plurals:
 * nothing loads or reports words, formats values inside a text, puts a text into a text or asks for a list of texts.
 */
export const knownOfI18next: Known = {
  properties: {
    alwaysFormat: "!1",
    appendNamespaceToCIMode: "!1",
    appendNamespaceToMissingKey: "!1",
    cleanCode: "!1",
    context: "void 0",
    escapeValue: "!1",
    fallbackNS: "!1",
    i18nFormat: "null",
    isClone: "!1",
    joinArrays: "void 0",
    languageDetector: "null",
    lngs: "void 0",
    lowerCaseLng: "!1",
    missingInterpolationHandler: "null",
    missingKeyHandler: "null",
    missingKeyNoValueFallbackToKey: "!1",
    nonExplicitSupportedLngs: "!1",
    ordinal: "!1",
    partialBundledLanguages: "!1",
    parseMissingKeyHandler: "null",
    postProcess: "null",
    preload: "!1",
    returnDetails: "!1",
    returnObjects: "!1",
    returnedObjectHandler: "null",
    saveMissing: "!1",
    skipOnVariables: "!0",
    supportedLngs: "!1",
    updateMissing: "!1",
    useRawValueToEscape: "!1",
    userDefinedKeySeparator: "void 0",
    userDefinedNsSeparator: "void 0",
  },
  bodies: {
    "Formatter.init": "",
    "Formatter.add": leftOut,
    "Formatter.addCached": leftOut,
    "Formatter.format": "return value;",
    "Interpolator.nest": "return str;",
    ...uncalled(
      "Connector",
      "queueLoad",
      "loaded",
      "read",
      "prepareLoading",
      "load",
      "reload",
      "loadOne",
      "saveMissing",
    ),
    ...uncalled("I18n", "reloadResources", "hydrate", "loadLanguages", "dir", "cloneInstance", "toJSON"),
    ...uncalled("ResourceStore", "addResources", "removeResourceBundle", "removeNamespaces", "toJSON"),
    ...uncalled("Translator", "getUsedParamsDetails", "exists"),
    keysFromSelector: leftOut,
    createProxy: leftOut,
  },
};

/** The half of i18next that the shop uses. */
export function leanI18next(): Plugin {
  return {
    name: "sundry:lean-i18next",
    apply: "build",
    transform: { filter: { id: file }, handler: (code) => ({ code: leanCode(code, knownOfI18next), map: null }) },
  };
}
