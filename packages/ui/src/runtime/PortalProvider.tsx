"use client";
import { createContext, type ReactNode, useContext } from "react";

const PortalContext = createContext<HTMLElement | null>(null);

/** Props of {@link PortalProvider}. */
export interface PortalProviderProps {
  /** Element that overlays are appended to. @default document.body */
  container?: HTMLElement | null | undefined;
  children?: ReactNode;
}

/**
 * Sets the container of overlays. A branded part of a page needs it, because overlays outside it would lose its theme.
 */
export function PortalProvider({ container = null, children }: PortalProviderProps) {
  return <PortalContext value={container}>{children}</PortalContext>;
}

/** Container for a radix `Portal`; undefined for the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext) ?? undefined;
}
