export { Phrases, type PhrasesProps } from "./Phrases.tsx";
