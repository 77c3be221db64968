import * as z from "zod/mini";

/** What a new shop needs to know. */
export const initAnswers = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, "a shop needs a name"), z.maxLength(100)),
  currency: z
    .string()
    .check(
      z.refine((code) => Intl.supportedValuesOf("currency").includes(code), "a currency is a code such as USD or CNY"),
    ),
  address: z
    .string()
    .check(z.regex(/^https?:\/\/[\w.-]+(:\d+)?\/?$/, "the address is written as https://shop.example.com")),
  email: z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "an e-mail address is written as me@example.com")),
});
export type InitAnswers = z.output<typeof initAnswers>;

/** The questions, in their order, with what is taken if somebody only presses Enter. */
export const questions = [
  { key: "name", text: "Name of the shop", fallback: "" },
  { key: "currency", text: "Currency (code)", fallback: "USD" },
  { key: "address", text: "Address at which buyers open it", fallback: "http://localhost:8080" },
  { key: "email", text: "E-mail address that gets messages of buyers", fallback: "" },
] as const satisfies readonly { key: keyof InitAnswers; text: string; fallback: string }[];
