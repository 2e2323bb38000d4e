import type { StandaloneSvg } from "./standalone-svg.ts";

const scale = 2;

/** Paints a drawing at twice its size, for sharp print. */
export async function drawPng({ text, width, height }: StandaloneSvg): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width * scale;
    canvas.height = height * scale;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error("No picture came out."))),
        "image/png",
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
