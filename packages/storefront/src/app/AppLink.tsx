import type { UiLinkProps } from "@sundry/ui/runtime";
import { useHref, useLinkClickHandler } from "react-router-dom";
import { useEffect } from "react";
import { intentEnded, pageIntended } from "./pageIntent.ts";

const external = /^https?:\/\//i;

/**
 * The link that ui components render. In-app addresses stay in the app and start loading on hover or focus (RT-07),
 * http addresses open safely, and anything else, such as a script, is not followed (BK-18).
 */
export function AppLink({ href, ...rest }: UiLinkProps) {
  if (external.test(href)) return <a rel="noopener noreferrer" target="_blank" {...rest} href={href} />;
  if (href.startsWith("#")) return <a {...rest} href={href} />;
  if (!href.startsWith("/") || /^\/[/\\]/.test(href)) return <a {...rest} />;
  return <ShopLink {...rest} href={href} />;
}

/** A link to another page of the shop. The router's own link contains parts that only its server framework uses. */
function ShopLink({ href, onClick, onPointerEnter, onPointerLeave, onFocus, onBlur, target, ...rest }: UiLinkProps) {
  const go = useLinkClickHandler(href, target === undefined ? {} : { target });
  useEffect(() => () => intentEnded(href), [href]);
  return (
    <a
      {...rest}
      target={target}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
      onPointerEnter={(event) => {
        pageIntended(href);
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        intentEnded(href);
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        pageIntended(href);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        intentEnded(href);
        onBlur?.(event);
      }}
    />
  );
}
