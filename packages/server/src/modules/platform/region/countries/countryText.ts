/**
 * A country in a compact form, one province per line:
 * `Zhejiang 浙江省: Hangzhou 杭州市 (Xihu 西湖区, Binjiang 滨江区); Ningbo 宁波市`.
 * Add new places at the end of their line or list, because ids count positions.
 */
export interface CountryText {
  /** ISO 3166 alpha-2. */
  code: string;
  /** ISO 3166 numeric; ids begin with it. */
  number: string;
  name: { en: string; zh: string };
  provinces: string;
}
