// Rectangles of the board: left, top, width, height.
export type Box = [number, number, number, number];

export function union(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box[0]));
  const y = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[0] + box[2]));
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3]));
  return [x, y, right - x, bottom - y];
}

export function inside([x, y, w, h]: Box, px: number, py: number): boolean {
  return px >= x && px <= x + w && py >= y && py <= y + h;
}
