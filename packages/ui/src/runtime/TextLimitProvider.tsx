"use client";
import { createContext, type ReactNode, useContext } from "react";

const usualLimit = 140;

const TextLimitContext = createContext<number | undefined>(undefined);

/** Props of {@link TextLimitProvider}. */
export interface TextLimitProviderProps {
  /** Most characters that any field takes, in code points, whatever its own limit is. @default each field's own limit */
  textLimit?: number | undefined;
  children?: ReactNode;
}

/** Limits what can be typed into any field. */
export function TextLimitProvider({ textLimit, children }: TextLimitProviderProps) {
  return <TextLimitContext value={textLimit}>{children}</TextLimitContext>;
}

/** Most characters of a field: its own limit, and never more than the provider's. */
export function useTextLimit(own: number = usualLimit): number {
  const limit = useContext(TextLimitContext);
  return limit === undefined ? own : Math.min(own, limit);
}
