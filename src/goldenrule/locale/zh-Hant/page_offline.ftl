# Words of the page that are needed before a server has been reached; they are built into it.

page-offline = 無法連上Goldenrule
page-offline-about = 它還在執行嗎？不會遺失任何東西：每個回答都已保留，程式一有回應，頁面就會自行繼續。
page-offline-again = 再試一次
