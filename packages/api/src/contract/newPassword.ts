import * as z from "zod/mini";
import { passwordFault } from "./passwordFault.ts";
import { Secret } from "./scalars.ts";

/**
 * A new password: 8 to 140 characters, not all of them blank. It is sent over TLS as typed, and the server hashes it. The message
 * of an issue is the {@link passwordFault}.
 */
export const NewPassword = Secret.check(
  z.check((context) => {
    const fault = passwordFault(context.value);
    if (fault) context.issues.push({ code: "custom", input: context.value, message: fault });
  }),
);
