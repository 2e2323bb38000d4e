/** The page of an erasure, for anybody who knows its id, and its certificate as a file. */
export const erasurePath = (id: string) => `/erasures/${id}`;
export const certificatePath = (id: string) => `/api/v1/erasures/${id}/certificate`;
