const scale = 2;
/** A browser refuses a larger canvas. */
const mostPx = 8_000;

/** Paints an SVG with a size at twice that, for sharp print, on white. */
export async function paintPng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    const factor = Math.min(scale, mostPx / Math.max(image.width, image.height, 1));
    canvas.width = Math.ceil(image.width * factor);
    canvas.height = Math.ceil(image.height * factor);
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("There is no canvas.");
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
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
