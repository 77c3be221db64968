/** What has no picture: marks of direction as contact lists copy them, zero-width spaces, controls and the like. */
const unseen = /\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}|(?![\t\n\r])\p{Cc}/gu;
/** Those among them that no script and no emoji needs. */
const needless = /[\u00ad\u115f\u1160\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|(?![\t\n\r])\p{Cc}/gu;

/**
 * A typed or pasted text without the characters that nobody sees and that make "123456" or an email address look wrong.
 * Joiners, selectors and marks stay in texts of scripts that may need them.
 */
export function visibleText(text: string): string {
  const plain = text.replace(unseen, "");
  return plain === text || /^\p{ASCII}*$/u.test(plain) ? plain : text.replace(needless, "");
}
