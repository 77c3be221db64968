import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { dropSentHead } from "../shared/routing/entryPages.ts";

/** Removes what the server has said in the head about the page of the visit's first address, once another one is open. */
export function SentHead() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [first] = useState(address);
  useEffect(() => {
    if (address !== first) dropSentHead();
  }, [address, first]);
  return null;
}
