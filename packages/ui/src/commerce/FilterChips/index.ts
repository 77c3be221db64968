export { FilterChips, type FilterChipsProps, type FilterChip } from "./FilterChips.tsx";
