const headerBytes = 44;
const bytesPerSample = 2;

/** Encodes mono samples from -1 to 1 as 16-bit WAV. */
export function encodeWav(samples: Float32Array, samplesPerSecond: number): Blob {
  const view = new DataView(new ArrayBuffer(headerBytes + samples.length * bytesPerSample));
  writeHeader(view, samples.length * bytesPerSample, samplesPerSecond);
  for (const [index, sample] of samples.entries()) {
    const bounded = Math.max(-1, Math.min(1, sample));
    view.setInt16(headerBytes + index * bytesPerSample, Math.round(bounded * 32_767), true);
  }
  return new Blob([view.buffer], { type: "audio/wav" });
}

function writeHeader(view: DataView, soundBytes: number, samplesPerSecond: number): void {
  const name = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  name(0, "RIFF");
  view.setUint32(4, headerBytes - 8 + soundBytes, true);
  name(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  // PCM, mono.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, samplesPerSecond, true);
  view.setUint32(28, samplesPerSecond * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, bytesPerSample * 8, true);
  name(36, "data");
  view.setUint32(40, soundBytes, true);
}
