import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ThemeConfig, theme } from 'antd';
import type { ReactNode } from 'react';
import { useMediaQuery } from '#ui/list/use-media-query.ts';
import './theme/antd-overrides.css';
import antdTheme from './theme/antd-theme.json';

type Scheme = Pick<ThemeConfig, 'token' | 'components'> & { pin: Record<string, string> };

/** The widths in px at which layouts change (spec §9: 600, 960, 1280, 1920), by Ant Design's names for them. */
const SCREENS = Object.entries({ XS: 480, SM: 600, MD: 960, LG: 1280, XL: 1920, XXL: 2560, XXXL: 3840 });

const screenTokens = Object.fromEntries(
  SCREENS.flatMap(([name, width], index) => [
    [`screen${name}`, width],
    [`screen${name}Min`, width],
    [`screen${name}Max`, (SCREENS[index + 1]?.[1] ?? 10_000) - 1],
  ]),
);

function themeOf(scheme: Scheme, algorithm: typeof theme.defaultAlgorithm): ThemeConfig {
  return {
    token: { ...scheme.token, ...screenTokens },
    components: scheme.components,
    // Ant Design runs seed colours through its algorithm, and the dark one changes them: they are pinned.
    algorithm: [algorithm, (_seed, map) => ({ ...(map as NonNullable<typeof map>), ...scheme.pin })],
  };
}

const light = themeOf(antdTheme.light, theme.defaultAlgorithm);
const dark = themeOf(antdTheme.dark, theme.darkAlgorithm);

/**
 * Gives the lazily loaded Ant Design pages the product's look, following the system's light or dark scheme. Its styles
 * go into the layer `antd` (theme.css), so that any class of our own outranks them.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return (
    <StyleProvider layer>
      <ConfigProvider theme={isDark ? dark : light}>{children}</ConfigProvider>
    </StyleProvider>
  );
}
