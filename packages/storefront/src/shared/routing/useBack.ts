import { useNavigate } from "react-router-dom";

/** The way back: to the page before, or to `home` if this is the first page of the tab. Before that there may be another site. */
export function useBack(home: string): () => void {
  const navigate = useNavigate();
  return () => void (isFirst() ? navigate(home) : navigate(-1));
}

/** The router counts the entries of the tab in the state of its history. */
function isFirst(): boolean {
  const state: unknown = window.history.state;
  return typeof state !== "object" || state === null || !("idx" in state) || state.idx === 0;
}
