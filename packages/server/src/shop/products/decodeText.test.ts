import { describe, expect, test } from "vitest";
import { decodeText } from "./decodeText.ts";

/** Bytes of a text in an encoding that Node only reads: the other way round of what it reads. */
function encoded(text: string, encoding: string): Uint8Array {
  const known = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding);
  const learn = (bytes: number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes));
    if ([...letter].length === 1 && letter !== "\uFFFD" && !known.has(letter)) known.set(letter, bytes);
  };
  for (let first = 0; first < 256; first += 1) learn([first]);
  if (!encoding.startsWith("windows") && encoding !== "macintosh")
    for (let first = 0x81; first < 0xff; first += 1)
      for (let second = 0x30; second < 0xff; second += 1) learn([first, second]);
  return Uint8Array.from([...text].flatMap((letter) => known.get(letter) ?? expect.fail(`no ${letter}`)));
}

const heading = "Handle,Title,Vendor,Variant Price,Variant Inventory Qty\r\n";
const goods: [name: string, encoding: string, lines: string][] = [
  [
    "Big5",
    "big5",
    "mug,手工陶瓷馬克杯,陶舍,12.50,5\r\nscarf,羊毛圍巾 經典灰,暖織,39.00,2\r\nlamp,胡桃木床頭燈,光木,88.00,1",
  ],
  ["EUC-KR", "euc-kr", "mug,고양이 머그컵 350ml,도자기마을,12.50,5\r\nscarf,울 머플러 그레이,따뜻한집,39.00,2"],
  ["Shift_JIS", "shift_jis", "mug,猫のマグカップ 350ml,陶器屋,12.50,5\r\nscarf,ウールのマフラー,あたたか,39.00,2"],
  ["GBK", "gbk", "cup,杯子,,1,9"],
  ["GBK", "gbk", "mug,手工陶瓷马克杯,陶舍,12.50,5\r\nscarf,羊毛围巾 经典灰,暖织,39.00,2"],
  [
    "Windows-1251",
    "windows-1251",
    "mug,Кружка керамическая,Глина,12.50,5\r\nscarf,Шарф шерстяной серый,Тёплый дом,39.00,2",
  ],
  [
    "Windows-1250",
    "windows-1250",
    "mug,Kubek ceramiczny żółty,Glina,12.50,5\r\nscarf,Szalik wełniany – mały,Ciepły dom,39.00,2",
  ],
  [
    "Windows-1250",
    "windows-1250",
    "hrnek,Ruční keramický hrnek žlutý,Hlína,12.50,5\r\nsala,Vlněná šála šedá,Teplý dům,39.00,2",
  ],
  [
    "Windows-1250",
    "windows-1250",
    "bogre,Kézzel készült bögre nőknek,Agyag,12.50,5\r\nlampa,Tölgyfa lámpa erősítővel,Fény,39.00,2",
  ],
  [
    "Windows-1252",
    "windows-1252",
    "becher,Becher für Kaffee,Töpferei,12.50,5\r\nteller,Teller größe L,Töpferei,9.00,2",
  ],
  [
    "Windows-1252",
    "windows-1252",
    "tasse,Tasse en céramique émaillée,Atelier,12.50,5\r\nlampe,Lampe de chevet en chêne,Lumière,39.00,2",
  ],
  [
    "Windows-1252",
    "windows-1252",
    "taza,Taza de cerámica para niño,Arcilla,12.50,5\r\nlampara,Lámpara de noche pequeña,Luz,39.00,2",
  ],
  ["Windows-1252", "windows-1252", "mugg,Handgjord keramikmugg grå,Lera,12.50,5\r\nlampa,Sänglampa i ek,Ljus,39.00,2"],
  ["Windows-1252", "windows-1252", "mug,Kid’s mug – blue,Café Co,12.50,5"],
  ["Windows-1253", "windows-1253", "mug,Κεραμική κούπα,Πηλός,12.50,5\r\nscarf,Μάλλινο κασκόλ,Ζεστό σπίτι,39.00,2"],
  [
    "Windows-1254",
    "windows-1254",
    "kupa,El yapımı seramik kupa,Çamur,12.50,5\r\natki,Yün atkı gri şık,Sıcak ev,39.00,2",
  ],
  ["Windows-1255", "windows-1255", "mug,ספל קרמיקה בעבודת יד,חימר,12.50,5\r\nscarf,צעיף צמר אפור,בית חם,39.00,2"],
];

describe("the encoding of a file that does not say it", () => {
  test.each(goods)("[OS-01] %s is recognised by the words of goods (%#)", (name, encoding, lines) => {
    const text = `${heading}${lines}\r\n`;
    expect(decodeText(encoded(text, encoding))).toEqual({ text, encoding: name });
  });

  test("[OS-01] is found in the lines that have such letters, also far down a long file", () => {
    const plain = "a,Mug,Clay,1,1\r\n".repeat(20_000);
    const text = `${heading}${plain}${goods.find(([name]) => name === "Windows-1251")?.[2]}\r\n`;
    expect(decodeText(encoded(text, "windows-1251"))).toEqual({ text, encoding: "Windows-1251" });
  });

  test("[OS-01] UTF-8 that lost a letter or its end is UTF-8", () => {
    const whole = Buffer.from(`${heading}mug,Kézzel készült bögre erősítővel, Fényűző ő,Agyag,1,1\r\nx,Cup é`);
    const { text, encoding } = decodeText(whole.subarray(0, -1));
    expect({ encoding, end: text.slice(-6) }).toEqual({ encoding: "UTF-8", end: ",Cup \uFFFD" });
  });
});
