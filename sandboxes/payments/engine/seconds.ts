/** The protocol counts whole Unix seconds. */
export function toSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

export function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
