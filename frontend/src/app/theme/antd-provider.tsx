import { ConfigProvider, type ThemeConfig, theme } from 'antd';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../ui/list/use-media-query.ts';
import './antd-extra.css';
import antdTheme from './antd-theme.json';

type Scheme = Pick<ThemeConfig, 'token' | 'components'> & { pin: Record<string, string> };

function themeOf(scheme: Scheme, algorithm: typeof theme.defaultAlgorithm): ThemeConfig {
  return {
    token: scheme.token,
    components: scheme.components,
    // Ant Design runs seed colours through its algorithm, and the dark one changes them: they are pinned.
    algorithm: [algorithm, (_seed, map) => ({ ...(map as NonNullable<typeof map>), ...scheme.pin })],
  };
}

const light = themeOf(antdTheme.light, theme.defaultAlgorithm);
const dark = themeOf(antdTheme.dark, theme.darkAlgorithm);

/** Gives the lazily loaded Ant Design pages the product's look, following the system's light or dark scheme. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return <ConfigProvider theme={isDark ? dark : light}>{children}</ConfigProvider>;
}
