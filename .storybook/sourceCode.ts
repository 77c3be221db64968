/** Folder of each published component: `{ Button: "primitives/Button" }`. */
export type ComponentFolders = Readonly<Record<string, string>>;

/** A handler as Storybook prints it: it has no body that anyone could read. */
const HANDLER = /\s+on[A-Z]\w*=\{(?:\(\)\s*=>\s*\{\}|function[^{}]*\{\}|fn\([^()]*\)|[a-z]\w*)\}/g;

const kebab = (name: string) => name.replace(/(?<=[a-z\d])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g, "-$&").toLowerCase();

/**
 * The source of a story as it stands in a site: handlers that stand for nothing are left out, and the imports of our components and
 * of icons stand above it.
 */
export function sourceCode(source: string, folders: ComponentFolders): string {
  // Storybook hands over what it got back before.
  if (source.startsWith("import ")) return source;
  const code = source.replace(HANDLER, "");
  const names = [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = ""]) => name))];
  const imports = names.map((name) => {
    const folder = folders[name];
    return folder
      ? `import { ${name} } from "@sundry/ui/${folder}";`
      : `import ${name} from "lucide-react/icons/${kebab(name)}";`;
  });
  return imports.length > 0 ? `${imports.sort().join("\n")}\n\n${code}` : code;
}
