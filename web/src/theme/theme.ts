import type { Look } from '@laurel/contract/site-looks';
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const evergreen: MantineColorsTuple = [
  '#eef6f1',
  '#d9ebe1',
  '#b2d5c2',
  '#86bda0',
  '#5aa37f',
  '#378763',
  '#24714f',
  '#195c40',
  '#104530',
  '#0a2f20',
];
const gold: MantineColorsTuple = [
  '#fdf8e8',
  '#faecc4',
  '#f4da8b',
  '#ecc554',
  '#e2b02c',
  '#c8921a',
  '#a37410',
  '#7f590b',
  '#5f4208',
  '#402c05',
];
const plum: MantineColorsTuple = [
  '#fbf0f5',
  '#f4dce6',
  '#e5b4ca',
  '#d388aa',
  '#bf5f8a',
  '#a5426f',
  '#872f58',
  '#6d2346',
  '#521a35',
  '#381124',
];
const coral: MantineColorsTuple = [
  '#fff3ee',
  '#ffe0d4',
  '#ffc2ac',
  '#ffa084',
  '#f9815e',
  '#e46340',
  '#bf4727',
  '#99361b',
  '#732813',
  '#4e1b0c',
];
const forestNight: MantineColorsTuple = [
  '#edf1ee',
  '#cfd7d2',
  '#a9b5ae',
  '#7d8b84',
  '#3e4c45',
  '#303c36',
  '#212b26',
  '#161e1a',
  '#111814',
  '#0b100d',
];
const plumNight: MantineColorsTuple = [
  '#f3edf0',
  '#dccfd5',
  '#bca9b2',
  '#917d87',
  '#51404a',
  '#40313a',
  '#2c2128',
  '#1e161b',
  '#181115',
  '#100b0e',
];

interface Palette {
  brand: MantineColorsTuple;
  accent: MantineColorsTuple;
  night: MantineColorsTuple;
  canvas: string;
  line: string;
  ink: string;
  inkSoft: string;
}

const palettes: Record<Look, Palette> = {
  laurel: {
    brand: evergreen,
    accent: gold,
    night: forestNight,
    canvas: '#faf8f2',
    line: '#e7e2d5',
    ink: '#15211b',
    inkSoft: '#55625b',
  },
  alba: {
    brand: plum,
    accent: coral,
    night: plumNight,
    canvas: '#fdf8f5',
    line: '#efe1dc',
    ink: '#281720',
    inkSoft: '#6b5862',
  },
};

/** The head of a dialog is a <header>, which would count as a second banner of the page. */
const plainHeader = { attributes: { header: { role: 'none' } } };

export function themeOf(look: Look) {
  const { brand, accent, night } = palettes[look];
  return createTheme({
    colors: { brand, accent, dark: night },
    primaryColor: 'brand',
    primaryShade: { light: 7, dark: 6 },
    black: palettes[look].ink,
    fontFamily: 'var(--font)',
    headings: { fontFamily: 'var(--font)', fontWeight: '660' },
    defaultRadius: 'md',
    radius: { md: '0.75rem', lg: '1.25rem' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Modal: {
        defaultProps: {
          ...plainHeader,
          radius: 'lg',
          padding: 'lg',
          overlayProps: { backgroundOpacity: 0.45, blur: 3 },
        },
      },
      Drawer: { defaultProps: { ...plainHeader, overlayProps: { backgroundOpacity: 0.45, blur: 3 } } },
    },
  });
}

/** The colours by their job, for the style sheets; each pair of ink and ground holds 4.5 : 1. */
export function variablesOf(look: Look): CSSVariablesResolver {
  const { brand, accent, night, canvas, line, ink, inkSoft } = palettes[look];
  const hero = `linear-gradient(118deg, ${brand[9]} 0%, ${brand[8]} 46%, ${brand[7]} 100%)`;
  return () => ({
    variables: { '--hero': hero, '--on-hero': '#fffdf7', '--on-hero-soft': brand[1], '--hero-accent': accent[3] },
    light: {
      '--canvas': canvas,
      '--surface': '#ffffff',
      '--surface-sunk': `color-mix(in srgb, ${canvas} 60%, ${line})`,
      '--line': line,
      '--line-strong': `color-mix(in srgb, ${line} 70%, ${inkSoft})`,
      '--field': '#ffffff',
      '--ink': ink,
      '--ink-soft': inkSoft,
      '--brand': brand[7],
      '--brand-soft': brand[0],
      '--brand-soft-hover': brand[1],
      '--fill': brand[7],
      '--fill-hover': brand[8],
      '--link': brand[7],
      '--accent': accent[4],
      '--accent-soft': accent[0],
      '--accent-ink': accent[7],
      '--danger': '#b3261e',
      '--fill-danger': '#b3261e',
      '--fill-danger-hover': '#931d17',
      '--focus': brand[6],
      '--bone': `color-mix(in srgb, ${line} 72%, ${canvas})`,
      '--toast-icon': brand[3],
      '--shadow-low': `0 1px 2px rgb(40 30 10 / 5%), 0 4px 16px -6px rgb(40 30 10 / 8%)`,
      '--shadow-high': `0 2px 6px rgb(40 30 10 / 7%), 0 18px 44px -14px rgb(40 30 10 / 22%)`,
      '--mantine-color-body': '#ffffff',
      '--mantine-color-text': ink,
      '--mantine-color-dimmed': inkSoft,
      '--mantine-color-placeholder': '#6f7470',
      '--mantine-color-error': '#b3261e',
      '--mantine-color-anchor': brand[7],
      '--mantine-color-default-border': 'var(--line-strong)',
    },
    dark: {
      '--canvas': night[8],
      '--surface': night[7],
      '--surface-sunk': night[8],
      '--line': night[5],
      '--line-strong': night[4],
      '--field': night[6],
      '--ink': night[0],
      '--ink-soft': night[2],
      '--brand': brand[3],
      '--fill': brand[6],
      '--fill-hover': brand[7],
      '--brand-soft': `color-mix(in srgb, ${brand[8]} 55%, ${night[7]})`,
      '--brand-soft-hover': `color-mix(in srgb, ${brand[8]} 80%, ${night[7]})`,
      '--link': brand[2],
      '--accent': accent[4],
      '--accent-soft': `color-mix(in srgb, ${accent[8]} 45%, ${night[7]})`,
      '--accent-ink': accent[3],
      '--danger': '#ff9d96',
      '--fill-danger': '#b3261e',
      '--fill-danger-hover': '#c9372e',
      '--focus': brand[3],
      '--bone': night[6],
      '--toast-icon': brand[6],
      '--shadow-low': '0 1px 2px rgb(0 0 0 / 30%)',
      '--shadow-high': '0 18px 44px -14px rgb(0 0 0 / 70%)',
      '--mantine-color-body': night[7],
      '--mantine-color-text': night[0],
      '--mantine-color-dimmed': night[2],
      '--mantine-color-placeholder': night[2],
      '--mantine-color-error': '#ff9d96',
      '--mantine-color-anchor': brand[2],
      '--mantine-color-default': night[6],
      '--mantine-color-default-border': night[4],
    },
  });
}
