// biome-ignore-all: generated
export interface DB {}
