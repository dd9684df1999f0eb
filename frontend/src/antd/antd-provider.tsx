import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ThemeConfig, theme } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useMediaQuery } from '#ui/list/use-media-query.ts';
import './theme/antd-overrides.css';
import { antdTheme, seedColours } from './theme/antd-theme.ts';

/** The widths in px at which layouts change (spec §9: 600, 960, 1280, 1920), by Ant Design's names for them. */
const SCREENS = Object.entries({ XS: 480, SM: 600, MD: 960, LG: 1280, XL: 1920, XXL: 2560, XXXL: 3840 });

const screenTokens = Object.fromEntries(
  SCREENS.flatMap(([name, width], index) => [
    [`screen${name}`, width],
    [`screen${name}Min`, width],
    [`screen${name}Max`, (SCREENS[index + 1]?.[1] ?? 10_000) - 1],
  ]),
);

/**
 * @param isStill for people who want no motion. An animation that is only made short still has its steps: on a slow device
 *   a menu or a dialog is there, shrinks to nothing and grows again, and a press in between is lost
 */
function themeOf(isDark: boolean, isStill: boolean): ThemeConfig {
  // Plain values, because Ant Design computes with colours and takes none that refer to others.
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(`--${name}`);
  const { token: tokens, components } = antdTheme(token);
  return {
    token: { ...tokens, ...screenTokens, motion: !isStill },
    components,
    // Its algorithm would change the seed colours: they stay as they are.
    algorithm: [
      isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
      (_seed, map) => ({ ...(map as NonNullable<typeof map>), ...seedColours(token) }),
    ],
  };
}

/**
 * Gives the lazily loaded Ant Design pages the product's look, following the system's light or dark scheme. Its styles
 * go into the layer `antd` (theme.css), so that any class of our own outranks them.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const themeNow = useMemo(() => themeOf(isDark, isStill), [isDark, isStill]);
  return (
    <StyleProvider layer>
      <ConfigProvider theme={themeNow}>{children}</ConfigProvider>
    </StyleProvider>
  );
}
