/** Rows and cells of the commonest 3,755 characters in GB 2312, which are the ones that buyers type. */
const rows = { from: 0xb0, to: 0xd7 };
const cells = { from: 0xa1, to: 0xfe };

let bySound: Promise<{ soundOf: (sign: string) => string; signs: ReadonlyMap<string, string[]> }> | undefined;

/** Common characters that sound like a Chinese character, whatever their tone; without itself. */
export async function homophonesOf(sign: string): Promise<string[]> {
  bySound ??= readSounds();
  const { soundOf, signs } = await bySound;
  return (signs.get(soundOf(sign)) ?? []).filter((other) => other !== sign);
}

/** Loaded with the first misspelt search in Chinese: most processes of a test, and many shops, never need it. */
async function readSounds() {
  const { pinyin } = await import("pinyin-pro");
  const soundOf = (sign: string) => pinyin(sign, { toneType: "none", v: true });
  const signs = new Map<string, string[]>();
  for (const sign of commonSigns()) {
    const sound = soundOf(sign);
    signs.set(sound, [...(signs.get(sound) ?? []), sign]);
  }
  return { soundOf, signs };
}

function commonSigns(): string[] {
  const bytes: number[] = [];
  for (let row = rows.from; row <= rows.to; row += 1)
    for (let cell = cells.from; cell <= cells.to; cell += 1) bytes.push(row, cell);
  return [...new TextDecoder("gb18030").decode(Uint8Array.from(bytes))].filter((sign) => /\p{Script=Han}/u.test(sign));
}
