const sidePx = 512;

export interface CutArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The chosen square of the picture as JPEG in base64; throws when the browser cannot read it. */
export async function cutPicture(address: string, { x, y, width, height }: CutArea): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = sidePx;
  canvas.height = sidePx;
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("This browser cannot cut pictures.");
  // What is transparent would be black.
  paper.fillStyle = "white";
  paper.fillRect(0, 0, sidePx, sidePx);
  paper.drawImage(image, x, y, width, height, 0, 0, sidePx, sidePx);
  return canvas.toDataURL("image/jpeg", 0.9).replace(/^[^,]*,/, "");
}
