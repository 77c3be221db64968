export { Segments, type SegmentsProps, type Segment } from "./Segments.tsx";
