/** Where the newest certificate of an erasure is kept among the files. */
export const certificateKey = (erasureId: string) => `erasures/certificates/${erasureId}`;
