const sidePx = 512;

export interface CutArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the chosen square as JPEG in base64. Throws when the browser cannot decode the picture. */
export async function cutPicture(address: string, { x, y, width, height }: CutArea): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = sidePx;
  canvas.height = sidePx;
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("This browser cannot crop pictures. Use another browser.");
  // JPEG would turn transparency black.
  paper.fillStyle = "white";
  paper.fillRect(0, 0, sidePx, sidePx);
  paper.drawImage(image, x, y, width, height, 0, 0, sidePx, sidePx);
  return canvas.toDataURL("image/jpeg", 0.9).replace(/^[^,]*,/, "");
}
