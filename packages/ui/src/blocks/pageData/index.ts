export { isRecord, type PageBlock, type ParsedPage, parsePageData } from "./parsePageData.ts";
