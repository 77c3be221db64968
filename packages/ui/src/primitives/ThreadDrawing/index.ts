export { ThreadDrawing, type ThreadDrawingProps, type ThreadSubject } from "./ThreadDrawing.tsx";
