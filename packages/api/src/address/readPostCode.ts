interface Rule {
  /** The code without spaces and hyphens, in capitals. */
  readonly code: RegExp;
  /** How it is written: what goes between the groups. */
  readonly between?: string;
  readonly example: string;
}

const digits = (count: number, example: string): Rule => ({ code: new RegExp(`^(\\d{${count}})$`), example });
const parted = (code: RegExp, between: string, example: string): Rule => ({ code, between, example });

const four = digits(4, "1010");
const five = digits(5, "10115");
/** Postcodes by country, as the Universal Postal Union describes them; countries that are not here have any or none. */
const rules: Readonly<Record<string, Rule>> = {
  AT: four,
  AU: { ...four, example: "3000" },
  BE: { ...four, example: "1000" },
  BR: parted(/^(\d{5})(\d{3})$/, "-", "01310-100"),
  CA: parted(/^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/, " ", "K1A 0B1"),
  CH: { ...four, example: "8001" },
  CN: digits(6, "322000"),
  CZ: parted(/^(\d{3})(\d{2})$/, " ", "110 00"),
  DE: five,
  DK: { ...four, example: "1050" },
  ES: { ...five, example: "28013" },
  FI: { ...five, example: "00100" },
  FR: { ...five, example: "75001" },
  GB: parted(/^(GIR|[A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2}|0AA)$/, " ", "SW1A 1AA"),
  GR: parted(/^(\d{3})(\d{2})$/, " ", "105 57"),
  HU: { ...four, example: "1051" },
  IN: digits(6, "110001"),
  IT: { ...five, example: "00118" },
  JP: parted(/^(\d{3})(\d{4})$/, "-", "100-0001"),
  KE: { ...five, example: "00100" },
  KR: { ...five, example: "04524" },
  MX: { ...five, example: "06000" },
  MY: { ...five, example: "50000" },
  NG: digits(6, "100001"),
  // The digits alone name a village or a quarter, and some write no more.
  NL: parted(/^(\d{4})([A-Z]{2})?$/, " ", "3071 AB"),
  NO: { ...four, example: "0150" },
  NZ: { ...four, example: "6011" },
  PL: parted(/^(\d{2})(\d{3})$/, "-", "00-001"),
  PT: parted(/^(\d{4})(\d{3})$/, "-", "1100-148"),
  SE: parted(/^(\d{3})(\d{2})$/, " ", "111 29"),
  SG: digits(6, "018956"),
  TH: { ...five, example: "10200" },
  US: parted(/^(\d{5})(\d{4})?$/, "-", "14850"),
  VN: digits(6, "100000"),
  ZA: { ...four, example: "2001" },
};

/** A postcode as its country writes it, or an example of how it does. */
export type PostCodeReading =
  | { readonly code: string; readonly example?: undefined }
  | { readonly code?: undefined; readonly example: string };

/**
 * Reads a typed postcode for a country (ISO 3166-1, two letters): capitals, spaces and hyphens become as they are written
 * there (`sw1a1aa` is `SW1A 1AA`). Where no rule is known, any text is one.
 */
export function readPostCode(typed: string, country: string | undefined): PostCodeReading {
  const text = typed.normalize("NFKC").replace(/\s+/g, " ").trim();
  const rule = country === undefined ? undefined : rules[country];
  if (!rule || text === "") return { code: text };
  const bare = text.toUpperCase().replace(/[\s\p{Pd}]/gu, "");
  // Letters before it name the country: "D-10115", "F-75001".
  const found = rule.code.exec(bare) ?? rule.code.exec(bare.replace(/^[A-Z]{1,3}(?=\d)/, ""));
  if (!found) return { example: rule.example };
  return {
    code: found
      .slice(1)
      .filter(Boolean)
      .join(rule.between ?? ""),
  };
}
