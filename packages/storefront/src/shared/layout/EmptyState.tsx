import { type EmptyStateProps, EmptyState as PlainEmptyState } from "@sundry/ui/primitives/EmptyState";

/**
 * The empty state of the design system with the demo's picture of what its `drawing` shows. A shop without these pictures
 * has the drawing.
 */
export function EmptyState(props: Omit<EmptyStateProps, "picture">) {
  const { drawing } = props;
  return <PlainEmptyState {...props} picture={drawing && `/media/object/${drawing}.webp?v=1&w=160`} />;
}
