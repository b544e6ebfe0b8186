import type { Time } from './scene.ts'

/** Sky from the zenith to the horizon, and what the air does to far and near things. */
export type Mood = { sky: readonly [string, string, string]; near: string; sun: string; leaf: string; sand: string }

export const moods: Record<Time, readonly Mood[]> = {
  dawn: [
    { sky: ['#6c7fba', '#e3a0ae', '#ffdcae'], near: '#453a6e', sun: '#fff1cf', leaf: '#4d6a62', sand: '#d9a48c' },
    { sky: ['#8577b6', '#f0a99c', '#ffe6bd'], near: '#4b3464', sun: '#fff4d6', leaf: '#566b57', sand: '#dfab84' },
    { sky: ['#5f93b8', '#efbfb4', '#fff0d2'], near: '#3d4a78', sun: '#ffffff', leaf: '#4a7468', sand: '#dcae96' },
    { sky: ['#a17fb4', '#f79f8d', '#ffd99a'], near: '#57305f', sun: '#ffeeb8', leaf: '#5c6550', sand: '#e0a078' },
  ],
  noon: [
    { sky: ['#2496c0', '#86d2dc', '#eef6e4'], near: '#1c6470', sun: '#fffbe6', leaf: '#2f7a58', sand: '#e8c88f' },
    { sky: ['#3585cc', '#a0d8ee', '#fdf4df'], near: '#2a5a80', sun: '#fffdf0', leaf: '#47824a', sand: '#ecd09c' },
    { sky: ['#1fa2b4', '#a6e3d6', '#fff7e0'], near: '#17695f', sun: '#fff6d0', leaf: '#38804f', sand: '#eac389' },
    { sky: ['#4aa8d8', '#bfe6e6', '#fff1d0'], near: '#3a6672', sun: '#fff8dc', leaf: '#5a8a45', sand: '#f0cd90' },
  ],
  dusk: [
    { sky: ['#272d6c', '#bd5069', '#ffb659'], near: '#2c1a45', sun: '#ffe08a', leaf: '#37524a', sand: '#c0694a' },
    { sky: ['#3c2a66', '#dc6247', '#ffca70'], near: '#371a40', sun: '#fff0a8', leaf: '#4a5236', sand: '#c9744a' },
    { sky: ['#1d4279', '#b0608a', '#ffa560'], near: '#1f2350', sun: '#ffdf9e', leaf: '#2a5454', sand: '#b8695a' },
    { sky: ['#5a2f6a', '#f0744e', '#ffd77e'], near: '#451c3c', sun: '#fff3b8', leaf: '#565830', sand: '#d07c46' },
  ],
  night: [
    { sky: ['#091238', '#1b2f72', '#5276b8'], near: '#070d2c', sun: '#fdf3cf', leaf: '#12304a', sand: '#35406f' },
    { sky: ['#081a38', '#15436f', '#4b93b0'], near: '#06152b', sun: '#fff8dd', leaf: '#0f3a46', sand: '#34506e' },
    { sky: ['#130e38', '#342a74', '#8069ae'], near: '#0f0a2c', sun: '#ffe9b0', leaf: '#1d2a50', sand: '#4a3f72' },
    { sky: ['#061a30', '#0f3f5c', '#3c8c8e'], near: '#041526', sun: '#fffbe8', leaf: '#0c3a40', sand: '#2f5660' },
  ],
}

/** How the light of the hour colours a thing: on its bright side and on its dark side. */
export type Light = { bright: string; glow: string; dim: string; shadow: string }

export const lights: Record<Time, Light> = {
  dawn: { bright: '#ffe3d4', glow: '#ffcfae', dim: '#a692c4', shadow: '#76598f' },
  noon: { bright: '#ffffff', glow: '#fff3cf', dim: '#a3b6cc', shadow: '#3f7896' },
  dusk: { bright: '#ffc594', glow: '#ff9d55', dim: '#85587f', shadow: '#43235c' },
  night: { bright: '#7288cb', glow: '#3e58ac', dim: '#33438c', shadow: '#0e1848' },
}

/** Indoors the lamps are lit when the sun is low, so even the night is warm. */
export const lampLights: Record<Time, Light> = {
  dawn: { bright: '#ffeade', glow: '#ffd8bc', dim: '#b9a2c0', shadow: '#83678f' },
  noon: { bright: '#ffffff', glow: '#fff6dd', dim: '#b4c0cc', shadow: '#5a8296' },
  dusk: { bright: '#ffd2a2', glow: '#ffad66', dim: '#966a84', shadow: '#52305f' },
  night: { bright: '#e8b887', glow: '#f0a050', dim: '#5f4f80', shadow: '#231d52' },
}
