import type { ComponentPropsWithRef } from "react";
import { brandStyleSheet } from "../../theme/brandStyleSheet.ts";
import type { SundryTheme } from "../../theme/tokens.ts";

/** Props of {@link BrandStyle}. */
export interface BrandStyleProps extends Omit<ComponentPropsWithRef<"style">, "children"> {
  /** The theme, from `createBrand` or written by hand. */
  brand: SundryTheme;
  /** `brand` holds inside elements with `data-brand="<name>"`, `document` everywhere. @default "brand" */
  reach?: "brand" | "document" | undefined;
  /** The page's nonce, where its policy allows no other styles. */
  nonce?: string | undefined;
}

/** A brand as a `<style>` element, rendered on the server too. To serve it as a file, use `brandStyleSheet`. */
export function BrandStyle({ brand, reach = "brand", ...rest }: BrandStyleProps) {
  return (
    // A browser hides the nonce from scripts, so it never agrees with the server's markup.
    <style data-component="BrandStyle" suppressHydrationWarning {...rest}>
      {brandStyleSheet(brand, { reach })}
    </style>
  );
}
