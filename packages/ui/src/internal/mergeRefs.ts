import type { Ref, RefCallback } from "react";

/** Merges several refs into one. */
export function mergeRefs<Instance>(...refs: (Ref<Instance> | undefined)[]): RefCallback<Instance> {
  return (instance) => {
    const releases = refs.map((ref) => {
      if (typeof ref === "function") return ref(instance) ?? (() => void ref(null));
      if (ref) ref.current = instance;
      return () => {
        if (ref) ref.current = null;
      };
    });
    return () => {
      for (const release of releases) release();
    };
  };
}
