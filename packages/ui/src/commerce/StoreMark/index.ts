export { StoreMark, type StoreMarkProps } from "./StoreMark.tsx";
