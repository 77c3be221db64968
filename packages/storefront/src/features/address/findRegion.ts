import type { CascaderChoice, CascaderOption, LoadOptions } from "@sundry/ui/forms/CascaderField";
import { isUnlisted, unlistedCity } from "./unlistedCity.ts";

/** The source of regions. */
export interface RegionSource {
  /** Regions inside one, in the language of the page. */
  inside: LoadOptions;
  /** The path to a region inside a city, by names in either language; undefined if none or several match. */
  resolve: (city: string, town: string) => Promise<CascaderChoice | undefined>;
}

/** The region that a place names, if it names one down to the last level, and the rest of the place. */
export interface FoundRegion {
  region: CascaderChoice | undefined;
  detail: string;
}

const han = /\p{Script=Han}/u;
/** A region with more parts than this is not searched one level deeper, as each part takes a call. */
const maxCalls = 20;
const deepest = 6;

/**
 * Finds the region in a pasted place. It goes down level by level by the names in the text; a level may be left out, or
 * have only one region. If that fails, it looks up the names of city and district (MC-14).
 */
export async function findRegion(place: string, source: RegionSource): Promise<FoundRegion> {
  const walk = await descend(place, source.inside);
  if (walk) return walk;
  const named = /((?:(?![省区])\p{Script=Han}){2,6}?市)\s*(\p{Script=Han}{1,6}?[区县市])/u.exec(place);
  const region = named && (await source.resolve(named[1] ?? "", named[2] ?? ""));
  if (!region || !named) return { region: undefined, detail: place };
  return { region, detail: place.slice(named.index + named[0].length).trim() };
}

async function descend(place: string, inside: LoadOptions): Promise<FoundRegion | undefined> {
  const path: CascaderOption[] = [];
  let rest = place;
  let options = await inside(undefined);
  while (path.length < deepest) {
    const step = await nextStep(rest, options, inside, path.length === 0);
    if (!step) return unlisted(rest, path, options);
    path.push(...step.options);
    rest = step.rest;
    const last = path.at(-1);
    options = last && !last.leaf ? await inside(last.id) : [];
    if (options.length === 0)
      return { region: { ids: path.map(({ id }) => id), names: path.map(({ name }) => name) }, detail: rest };
  }
  return undefined;
}

/** The last part without figures, as a city that its region does not list; undefined if its list is complete. */
function unlisted(
  place: string,
  path: readonly CascaderOption[],
  options: readonly CascaderOption[],
): FoundRegion | undefined {
  const other = options.find((option) => isUnlisted({ ids: [option.id], names: [option.name] }));
  const parts = place.split(",").map((part) => part.trim());
  const at = parts.findLastIndex((part) => withoutCode(part) !== "");
  // The first part with figures is the street.
  if (!other || at < 0 || (at === 0 && /\d/.test(place))) return undefined;
  const inside = { ids: path.map(({ id }) => id), names: path.map(({ name }) => name) };
  return {
    region: unlistedCity(inside, withoutCode(parts[at] ?? "")),
    detail: parts.toSpliced(at, 1).filter(Boolean).join(", "),
  };
}

interface Step {
  options: readonly CascaderOption[];
  rest: string;
}

async function nextStep(
  place: string,
  options: readonly CascaderOption[],
  inside: LoadOptions,
  first: boolean,
): Promise<Step | undefined> {
  const named = pick(place, options);
  if (named) return named;
  const [only] = options;
  if (only && options.length === 1) return { options: [only], rest: place };
  // People leave out their own country.
  const home = first && han.test(place) ? options.find(({ name }) => name === "中国") : undefined;
  if (home) return { options: [home], rest: place };
  if (first || options.length > maxCalls) return undefined;
  const below = await Promise.all(
    options.map(async (option) => ({ option, found: pick(place, await children(option, inside)) })),
  );
  const hits = below.filter(({ found }) => found !== undefined);
  const [hit] = hits;
  return hit?.found && hits.length === 1
    ? { options: [hit.option, ...hit.found.options], rest: hit.found.rest }
    : undefined;
}

async function children(option: CascaderOption, inside: LoadOptions): Promise<readonly CascaderOption[]> {
  return option.leaf ? [] : inside(option.id);
}

/** The option whose name the place starts with (Chinese) or has between commas (other scripts). */
function pick(place: string, options: readonly CascaderOption[]): Step | undefined {
  const longestFirst = [...options].sort((a, b) => b.name.length - a.name.length);
  for (const option of longestFirst) {
    const rest = han.test(option.name) ? withoutStart(place, option.name) : withoutPart(place, option.name);
    if (rest !== undefined) return { options: [option], rest };
  }
  return undefined;
}

/** Accepts the short forms that people write: 浙江 for 浙江省, 内蒙古 for 内蒙古自治区. */
function withoutStart(place: string, name: string): string | undefined {
  const short = name.replace(/(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|[省市区县])$/u, "");
  const form = [name, ...(short.length > 1 ? [short] : [])].find((one) => place.startsWith(one));
  return form === undefined ? undefined : place.slice(form.length).trim();
}

function withoutPart(place: string, name: string): string | undefined {
  const parts = place.split(",").map((part) => part.trim());
  const lowerName = name.toLowerCase();
  const at = parts.findLastIndex((part) => withoutCode(part).toLowerCase() === lowerName);
  return at < 0 ? undefined : parts.toSpliced(at, 1).join(", ");
}

const code = /\b[\dA-Z]*\d[\dA-Z]*\b/g;

/** A part of a place without the postcode beside it. */
function withoutCode(part: string): string {
  return part.replace(code, "").trim();
}

/** The postcode that stood beside a region in a place, so that it is in none of what was found: empty if there is none. */
export function codeBeside(place: string, detail: string): string {
  return (place.match(code) ?? []).filter((one) => !detail.includes(one)).join(" ");
}
