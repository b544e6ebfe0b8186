/** A street map of the operator's own: a style at its address, or a PMTiles file that this server has. */
export type MapStyle = { kind: 'style' | 'tiles'; url: string }
