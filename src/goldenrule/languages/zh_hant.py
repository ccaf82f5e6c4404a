"""Traditional Chinese: no spaces between words, no plurals, full-width marks."""

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from goldenrule.languages import Language

if TYPE_CHECKING:
    from datetime import date, time

WIDE: Final = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
"""What is written in full width: characters, and marks of sentences."""
DAY: Final = ((5, "凌晨"), (8, "清晨"), (12, "上午"), (13, "中午"), (19, "下午"), (24, "晚上"))
"""The parts of a day, each with the hour at which it ends."""
SHORT: Final = (
    "亂乱 亞亚 佈布 來来 俠侠 個个 側侧 偵侦 偽伪 傑杰 備备 傭佣 傳传 債债 傷伤 僅仅 儀仪 優优 "
    "兇凶 內内 兩两 別别 剛刚 創创 劃划 劇剧 劍剑 劑剂 勁劲 動动 務务 勝胜 勞劳 勢势 勵励 匯汇 "
    "區区 參参 叢丛 問问 啟启 喚唤 喬乔 單单 嗎吗 噴喷 嚴严 國国 圍围 園园 圓圆 圖图 團团 執执 "
    "堅坚 場场 塊块 塵尘 墊垫 墜坠 夢梦 奧奥 奪夺 婦妇 嬸婶 學学 實实 審审 寶宝 將将 專专 尋寻 "
    "對对 導导 層层 屬属 島岛 崗岗 師师 帶带 幫帮 庫库 廈厦 廚厨 廠厂 廣广 張张 強强 彈弹 後后 "
    "從从 復复 恆恒 惡恶 態态 應应 懷怀 懸悬 懺忏 懼惧 戰战 戲戏 掃扫 採采 換换 揮挥 損损 搶抢 "
    "撓挠 撲扑 撿捡 擁拥 擇择 擊击 擋挡 擔担 據据 擲掷 擺摆 擾扰 攤摊 敗败 敵敌 數数 斬斩 斷断 "
    "時时 暈晕 曉晓 書书 會会 東东 條条 棄弃 楊杨 業业 極极 榮荣 構构 槍枪 樓楼 標标 橋桥 機机 "
    "橫横 權权 歲岁 歸归 殘残 殺杀 殼壳 毀毁 毆殴 氣气 決决 沒没 況况 減减 測测 湧涌 湯汤 準准 "
    "溫温 滅灭 漸渐 潔洁 濛蒙 為为 烏乌 無无 煙烟 煩烦 燒烧 營营 爐炉 爭争 爾尔 牆墙 狀状 獄狱 "
    "獎奖 獨独 獲获 獵猎 獸兽 現现 瑪玛 環环 瓊琼 產产 画划 畢毕 畫划 異异 當当 瘋疯 療疗 癒愈 "
    "發发 監监 盤盘 砲炮 碼码 磚砖 礎础 祕秘 禦御 禮礼 禿秃 種种 穩稳 窮穷 窺窥 竊窃 競竞 紅红 "
    "納纳 純纯 紙纸 級级 細细 終终 組组 結结 絕绝 統统 絲丝 綁绑 綠绿 維维 網网 緊紧 緋绯 緒绪 "
    "線线 緝缉 緩缓 練练 縫缝 縮缩 縱纵 總总 繆缪 織织 繞绕 續续 纏缠 羅罗 義义 聖圣 聞闻 聯联 "
    "聲声 職职 聽听 脅胁 脈脉 腦脑 膚肤 膠胶 與与 舉举 艦舰 莊庄 華华 萊莱 萬万 著着 蓋盖 藍蓝 "
    "藥药 蘭兰 蘿萝 處处 虛虚 號号 蟲虫 蟻蚁 蠍蝎 蠻蛮 術术 衛卫 衝冲 裏里 補补 裝装 裡里 製制 "
    "複复 襲袭 見见 規规 視视 覺觉 覽览 觀观 觸触 計计 訊讯 討讨 訓训 記记 許许 診诊 詐诈 詛诅 "
    "詞词 詢询 詭诡 話话 認认 語语 誠诚 誰谁 誼谊 調调 論论 諜谍 諸诸 諾诺 謀谋 謊谎 謎谜 證证 "
    "議议 護护 讀读 變变 豬猪 貓猫 負负 貢贡 販贩 貫贯 責责 買买 費费 資资 賊贼 質质 賽赛 踐践 "
    "蹤踪 躍跃 軀躯 車车 軍军 軟软 載载 輪轮 輻辐 轉转 迴回 週周 進进 運运 過过 達达 遞递 遠远 "
    "選选 遺遗 邊边 邏逻 鄰邻 醫医 針针 釵钗 鈞钧 鈦钛 鉤钩 銀银 銳锐 銼锉 鋒锋 鋼钢 錘锤 鍵键 "
    "鎖锁 鎚锤 鏈链 鏡镜 鏢镖 鐵铁 鑽钻 長长 門门 閃闪 閉闭 開开 間间 關关 陣阵 陰阴 陸陆 隊队 "
    "階阶 際际 險险 隱隐 隻只 雙双 離离 難难 雲云 電电 霧雾 靂雳 靈灵 靜静 韌韧 響响 頂顶 項项 "
    "順顺 須须 預预 頓顿 領领 頭头 題题 顏颜 顛颠 類类 風风 飛飞 養养 餘余 館馆 馬马 馭驭 駕驾 "
    "騎骑 驅驱 驗验 驚惊 驟骤 髏髅 體体 髮发 鬚须 鬥斗 魯鲁 鯊鲨 鱗鳞 鳥鸟 鳳凤 鷹鹰 麗丽 麥麦 "
    "麼么 黃黄 點点 黨党 鼴鼹 齊齐 齒齿 龍龙 "
)
"""Characters of names, each with a shorter one that other readers of Chinese write, or that stands for it at times."""
_APART = re.compile(rf"(?<=[{WIDE}]) (?=[{WIDE}])")
_ENDED = re.compile(r"(?<=[!?！？])。")
_RUN = re.compile(rf"[{WIDE}]+|[^\s{WIDE}]+")
ASKING: Final = (
    "為什麼 为什么 什麼時候 什么时候 什麼 什么 甚麼 怎麼辦 怎麼 怎么 怎樣 怎样 如何 可不可以 可以 能不能 是不是 "
    "有沒有 會不會 要不要 哪裡 哪里 哪一 哪個 哪些 多少 幾個 幾張 幾次 幾 一定 意思 需要 應該 必須 請問 這個 "
    "那個 這張 那張 我們 你們 他們 它們 自己 如果 的話 然後 還是 時候 嗎 呢 吧 啊 嘛 喔 的 了 我 你 他 她 它 是 "
    "誰 會 就 還 要 和 跟 與 在 把 那 這 也 很 想"
)
"""Words of questions that do not say what is asked about, the longer ones first."""
_ASKING = re.compile("|".join(ASKING.split()))


class Chinese(Language):
    tag = "zh-Hant"
    name = "繁體中文"
    also = ("zh-TW", "zh-HK", "zh-MO")
    categories = ("other",)
    like_english = frozenset({"SHA"})
    space = ""
    asking = frozenset(ASKING.split())
    one_sign = {pair[0]: pair[1] for pair in SHORT.split()}

    def date(self, day: "date") -> str:
        return f"{day.year}年{day.month}月{day.day}日"

    def clock(self, time: "time") -> str:
        part = next(part for end, part in DAY if time.hour < end)
        return f"{part}{time.hour % 12 or 12}:{time.minute:02}"

    def plural(self, number: int) -> str:
        return "other"

    def asks(self, text: str) -> bool:
        return _ASKING.search(text) is not None

    def roots(self, text: str) -> list[str]:
        """Characters and pairs of them, as no space shows where a word ends; words in letters are left whole."""
        found: list[str] = []
        for run in _RUN.findall(_ASKING.sub(" ", text)):
            one = run.translate(self._signs)
            found += [one] if run[0].isascii() else [*one, *map("".join, pairwise(one))]
        return found

    def text_after(self, text: str, subject: str) -> str | None:
        """What a clause says about its subject; "犀牛人的攻擊…" is about the attack."""
        rest = super().text_after(text, subject)
        return None if rest is not None and rest.startswith(("的", "上")) else rest

    def finish_text(self, text: str) -> str:
        """No space stands between two characters (several make columns), and one mark ends a sentence."""
        return _ENDED.sub("", _APART.sub("", text))


LANGUAGE: Final = Chinese()
