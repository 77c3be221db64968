/** Fewest characters of a new password. */
const shortestPassword = 8;

/** Spaces, controls and other characters that leave no mark: nobody can tell how many of them they have typed. */
const withoutMark = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Why a text can't be a password: it is too short, or has no character that can be seen. */
export function passwordFault(text: string): "short" | "blank" | undefined {
  if ([...text].length < shortestPassword) return "short";
  return text.replace(withoutMark, "") === "" ? "blank" : undefined;
}
