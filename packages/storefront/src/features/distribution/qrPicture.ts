/** Width and height of the code in the picture, px. */
const EDGE = 480;
const MARGIN = 32;
const TEXT = 24;
const LINE = 32;
const MAX_LINES = 3;

/** Breaks a name into lines that fit; a name that is too long ends with an ellipsis. `widthOf` measures a text in px. */
export function linesOf(name: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const letter of name) {
    if (widthOf(line + letter) <= width) {
      line += letter;
      continue;
    }
    // Break between words where possible.
    const space = line.lastIndexOf(" ");
    const fitting = space > 0 ? line.slice(0, space) : line;
    lines.push(fitting.trim());
    line = `${line.slice(fitting.length)}${letter}`.trimStart();
  }
  if (line) lines.push(line);
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1]?.slice(0, -1) ?? ""}…`];
}

/** Saves a QR code with a name below it as a PNG; returns false if the browser can't draw it. */
export async function saveQrPicture(drawing: SVGSVGElement, name: string): Promise<boolean> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  const modules = drawing.viewBox.baseVal.width;
  if (!pen || !modules) return false;
  const font = `600 ${TEXT}px ${getComputedStyle(document.body).fontFamily}`;
  pen.font = font;
  const lines = linesOf(name, EDGE, (text) => pen.measureText(text).width);
  canvas.width = EDGE + 2 * MARGIN;
  canvas.height = EDGE + 2 * MARGIN + lines.length * LINE;
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.save();
  pen.translate(MARGIN, MARGIN);
  pen.scale(EDGE / modules, EDGE / modules);
  for (const { colour, shape } of shapesOf(drawing)) {
    pen.fillStyle = colour;
    pen.fill(shape);
  }
  pen.restore();
  // Setting the size of the canvas resets the font.
  pen.font = font;
  pen.fillStyle = "black";
  pen.textAlign = "center";
  for (const [at, line] of lines.entries())
    pen.fillText(line, canvas.width / 2, EDGE + MARGIN + (at + 1) * LINE, canvas.width - MARGIN);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!picture) return false;
  const address = URL.createObjectURL(picture);
  const link = document.createElement("a");
  link.href = address;
  link.download = `${fileName(name)}.png`;
  link.click();
  URL.revokeObjectURL(address);
  return true;
}

/** The white background and the modules of a code, in drawing order. */
function shapesOf(drawing: SVGSVGElement): readonly { colour: string; shape: Path2D }[] {
  return [...drawing.querySelectorAll("path")].map((path) => ({
    colour: path.getAttribute("fill") ?? "black",
    shape: new Path2D(path.getAttribute("d") ?? ""),
  }));
}

/** A file name that every system accepts. */
function fileName(name: string): string {
  return (
    name
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
      .trim()
      .slice(0, 80) || "sundry"
  );
}
