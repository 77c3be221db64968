/** What plugins of ours read of a chunk of the finished build. */
export interface BuiltChunk {
  type: "chunk";
  fileName: string;
  moduleIds: readonly string[];
  imports: readonly string[];
  isEntry: boolean;
  viteMetadata?: { importedCss: Set<string> } | undefined;
}

/** The chunks of a build, to be found by the source files in them. */
export class BuiltChunks {
  readonly #chunks: readonly BuiltChunk[];
  readonly #byName: ReadonlyMap<string, BuiltChunk>;

  constructor(bundle: Readonly<Record<string, { type: string }>>) {
    this.#chunks = Object.values(bundle).filter((file) => file.type === "chunk") as unknown as readonly BuiltChunk[];
    this.#byName = new Map(this.#chunks.map((chunk) => [chunk.fileName, chunk]));
  }

  /**
   * The chunk that has a source file and all that it needs, in the order in which they run, without what every page
   * loads. The bundler may have merged the file with others, so it is looked for by what is inside. Throws if no chunk
   * has it.
   */
  needsOf(source: string): BuiltChunk[] {
    const chunk = this.#chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.replaceAll("\\", "/").endsWith(`/${source}`)),
    );
    if (!chunk) throw new Error(`No file of the build has ${source}`);
    const everywhere = new Set(
      this.#chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => this.#withNeeds(entry)),
    );
    return this.#withNeeds(chunk).filter((needed) => !everywhere.has(needed));
  }

  #withNeeds(chunk: BuiltChunk, seen = new Set<BuiltChunk>()): BuiltChunk[] {
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    const needs = chunk.imports.flatMap((name) => this.#byName.get(name) ?? []);
    return [...needs.flatMap((needed) => this.#withNeeds(needed, seen)), chunk];
  }
}

/** The styles of chunks, in the order in which they apply. */
export function stylesOf(chunks: readonly BuiltChunk[]): string[] {
  return [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
}
