export { type Columns, Grid, type GridProps, type ResponsiveColumns } from "./Grid.tsx";
