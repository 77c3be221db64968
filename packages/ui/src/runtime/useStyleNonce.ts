"use client";
import { setNonce } from "get-nonce";
import { useInsertionEffect } from "react";

/**
 * Passes the nonce to the libraries behind overlays, for the `<style>` with which they stop the page from scrolling.
 * Insertion effects run before all others, so the nonce is known before a dialog that is open from the start writes
 * that element.
 */
export function useStyleNonce(nonce: string | undefined): void {
  useInsertionEffect(() => {
    if (nonce !== undefined) setNonce(nonce);
  }, [nonce]);
}
